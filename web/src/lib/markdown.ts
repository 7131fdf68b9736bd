/** rules.md as data: headings, paragraphs and clauses. The page builds elements from it, never HTML from text. */
export interface Block { kind: "h1" | "h2" | "h3" | "p" | "clause" | "pre"; text: string; id?: string; notes?: string[] }

const CLAUSE = /^(?:[-*] )?\*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*\s*(.*)$/;

export function readRules(source: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: string[] = [];
  let last: Block | null = null;
  let blank = false; // a note stands right under its clause, or indented
  const flush = () => {
    if (paragraph.length) blocks.push({ kind: "p", text: paragraph.join(" ") });
    paragraph = [];
  };
  for (const line of source.split("\n")) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    const clause = CLAUSE.exec(line);
    if (heading) {
      flush();
      last = null;
      blocks.push({ kind: `h${heading[1]!.length}` as Block["kind"], text: heading[2]! });
    } else if (clause) {
      flush();
      last = { kind: "clause", id: clause[1]!, text: clause[2]!, notes: [] };
      blocks.push(last);
    } else if (last && line.trim() && (/^\s/.test(line) || !blank) && !line.startsWith("|")) {
      last.notes!.push(line.trim());
    } else if (/^\|/.test(line)) {
      flush();
      const before = blocks.at(-1);
      if (before?.kind === "pre") before.text += "\n" + line;
      else blocks.push({ kind: "pre", text: line });
    } else if (/^-{3,}$/.test(line) || !line.trim()) {
      flush();
      if (line.trim()) last = null;
    } else {
      last = null;
      paragraph.push(line.trim().replace(/^[-*] /, "• "));
    }
    blank = !line.trim();
  }
  flush();
  return blocks;
}

export interface Piece { text: string; style: "plain" | "strong" | "em" | "code" | "clause" }

/** Bold, emphasis, code and citations of clauses inside a line. */
export function pieces(text: string): Piece[] {
  const parts: Piece[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|\b([A-Z]{2}-\d+\.\d+[a-z]?)\b/g;
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), style: "plain" });
    const style = found[1] ? "strong" : found[2] ? "em" : found[3] ? "code" : "clause";
    parts.push({ text: found[1] ?? found[2] ?? found[3] ?? found[4]!, style });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), style: "plain" });
  return parts;
}
