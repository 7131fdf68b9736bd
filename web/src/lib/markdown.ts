/** Rules and guides as data: headings, paragraphs, lists, tables, clauses and marks. The page builds elements from it, never HTML from text. */
export type Block =
  | { kind: "h1" | "h2" | "h3"; text: string }
  | { kind: "p"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; head: string[]; rows: string[][] }
  | { kind: "clause"; id: string; text: string; notes: string[] }
  | { kind: "mark"; what: "figure" | "lesson" | "things"; name: string };

const CLAUSE = /^(?:[-*] )?\*\*([A-Z]{2}-[\d.]+[a-z]?)\*\*\s*(.*)$/;
const MARK = /^\[(figure|lesson|things):([\w-]+)\]$/;
const ITEM = /^\s*(?:[-*]|(\d+)\.) (.*)$/;

const cells = (row: string): string[] => row.trim().replace(/^\||\|$/g, "").split(/(?<!\\)\|/).map((cell) => cell.trim());

/** The blocks of a text, line by line. */
class Reader {
  blocks: Block[] = [];
  #blank = true; // a note stands right under its clause, or indented; what follows a blank line is new

  read(source: string): Block[] {
    for (const line of source.split("\n")) {
      this.#line(line);
      this.#blank = !line.trim() || /^-{3,}$/.test(line);
    }
    return this.blocks;
  }

  #line(line: string) {
    const heading = /^(#{1,3}) (.*)$/.exec(line);
    const clause = CLAUSE.exec(line);
    const mark = MARK.exec(line.trim());
    if (!line.trim() || /^-{3,}$/.test(line)) return;
    if (heading) this.blocks.push({ kind: `h${heading[1]!.length}` as "h1", text: heading[2]! });
    else if (mark) this.blocks.push({ kind: "mark", what: mark[1] as "figure", name: mark[2]! });
    else if (line.startsWith("|")) this.#row(line);
    else if (clause) this.blocks.push({ kind: "clause", id: clause[1]!, text: clause[2]!, notes: [] });
    else this.#words(line);
  }

  #words(line: string) {
    const last = this.blocks.at(-1);
    const item = ITEM.exec(line);
    if (last?.kind === "clause" && (/^\s/.test(line) || !this.#blank)) last.notes.push(line.trim().replace(/^[-*] /, ""));
    else if (item) this.#item(item[1] !== undefined, item[2]!);
    else if (last?.kind === "list" && (!this.#blank || /^\s/.test(line))) last.items.push(`${last.items.pop()} ${line.trim()}`);
    else if (last?.kind === "p" && !this.#blank) last.text += ` ${line.trim()}`;
    else this.blocks.push({ kind: "p", text: line.trim() });
  }

  #item(ordered: boolean, text: string) {
    const last = this.blocks.at(-1);
    if (last?.kind === "list" && last.ordered === ordered) last.items.push(text);
    else this.blocks.push({ kind: "list", ordered, items: [text] });
  }

  #row(line: string) {
    const last = this.blocks.at(-1);
    if (/^\|[\s:|-]+\|?$/.test(line)) return;
    if (last?.kind === "table") last.rows.push(cells(line));
    else this.blocks.push({ kind: "table", head: cells(line), rows: [] });
  }
}

export const readText = (source: string): Block[] => new Reader().read(source);

export interface Chapter { title: string; blocks: Block[] }

/** The chapters of a text; what stands before the first has no title. */
export function chapters(blocks: Block[]): Chapter[] {
  const found: Chapter[] = [{ title: "", blocks: [] }];
  for (const block of blocks) {
    if (block.kind === "h2") found.push({ title: block.text, blocks: [] });
    else found.at(-1)!.blocks.push(block);
  }
  return found;
}

/** All words of a block, to be searched. */
export function wordsOf(block: Block): string {
  if (block.kind === "clause") return [block.id, block.text, ...block.notes].join(" ");
  if (block.kind === "list") return block.items.join(" ");
  if (block.kind === "table") return [block.head, ...block.rows].flat().join(" ");
  return block.kind === "mark" ? "" : block.text;
}

export interface Piece { text: string; style: "plain" | "strong" | "em" | "code" | "clause"; open?: string; close?: string }

/** Bold, emphasis, code and citations of clauses inside a line; brackets stay on the line of their clause. */
export function pieces(text: string): Piece[] {
  const parts: Piece[] = [];
  const pattern = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|(\(?)\b([A-Z]{2}-\d+\.\d+[a-z]?)\b([),.;]*)/g;
  let at = 0;
  for (const found of text.matchAll(pattern)) {
    if (found.index > at) parts.push({ text: text.slice(at, found.index), style: "plain" });
    const style = found[1] ? "strong" : found[2] ? "em" : found[3] ? "code" : "clause";
    parts.push({ text: found[1] ?? found[2] ?? found[3] ?? found[5]!, style, open: found[4], close: found[6] });
    at = found.index + found[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), style: "plain" });
  return parts;
}
