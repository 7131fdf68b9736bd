"""What cannot be read on a page: texts beside their plates, cut off, over each other, or under something else."""

from __future__ import annotations

from typing import Any

SLACK = 1.5  # pixels

UNREADABLE = """slack => {
  const found = [];
  const seen = (one) =>
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !one.closest('.hidden, [inert]');
  const boxOf = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  };
  const named = (text) => text.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60);

  // of every group with `data-fit` the texts that are not within its first shape; of others those with too much in them
  for (const one of document.querySelectorAll('[data-fit]')) {
    if (!seen(one)) continue;
    if (!(one instanceof SVGElement)) {
      const [wide, high] = [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight];
      if (wide > slack || high > 2 * slack) found.push(`too long: ${named(one)}`);
      continue;
    }
    const plate = one.querySelector('rect, path, circle, polygon, ellipse')?.getBBox();
    if (!plate) found.push(`no plate: ${named(one)}`);
    else for (const text of one.querySelectorAll('text')) {
      const box = text.getBBox();
      const inside = box.x >= plate.x - 1 && box.x + box.width <= plate.x + plate.width + 1;
      if (text.textContent.trim() && !inside) found.push(`beside its plate: ${named(text)}`);
    }
  }

  // words that whatever they stand in cuts off; what scrolls can be scrolled
  const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const host = text.parentElement;
    if (!text.textContent.trim() || host.closest('svg, select, option, textarea') || !seen(host)) continue;
    const box = boxOf(text);
    for (let at = host; at && at.tagName !== 'MAIN'; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (['auto', 'scroll'].some((way) => style.overflowX === way || style.overflowY === way)) break;
      if (style.overflowX === 'visible') continue;
      const edge = at.getBoundingClientRect();
      if (edge.width <= 1.5) break; // for those who hear the page
      const within = box.left >= edge.left - slack && box.right <= edge.right + slack;
      const dotted = style.textOverflow === 'ellipsis' && at.scrollWidth > at.clientWidth + slack;
      if (!within || dotted || box.bottom > edge.bottom + 3 * slack) found.push(`cut off: ${named(text)}`);
      break;
    }
  }

  /** Where the letters of a text are, each with its own box: names lean, and letters of one text lie far apart. */
  const lettersOf = (text) => {
    const matrix = text.getScreenCTM();
    const all = Array.from({ length: text.getNumberOfChars() }, (_, k) => k);
    return all.filter((k) => text.textContent[k]?.trim()).map((k) => {
      const { x, y, width, height } = text.getExtentOfChar(k);
      const middle = new DOMPoint(x + width / 2, y + height / 2).matrixTransform(matrix);
      // of the line's height a letter takes two thirds
      const [wide, high] = [width * Math.hypot(matrix.a, matrix.b), 0.66 * height * Math.hypot(matrix.c, matrix.d)];
      return new DOMRect(middle.x - wide / 2, middle.y - high / 2, wide, high);
    });
  };

  // texts of the drawing, and what lies over them
  const svg = document.querySelector('.board .frame svg');
  const frame = svg.getBoundingClientRect();
  const shown = [...svg.querySelectorAll('text')].filter((one) => one.textContent.trim() && seen(one))
    .map((one) => ({ one, box: one.getBoundingClientRect(), letters: lettersOf(one) }))
    .filter(({ box }) => box.width > 1 && box.left >= frame.left && box.right <= frame.right)
    .filter(({ box }) => box.top >= frame.top && box.bottom <= frame.bottom);
  const along = (from, to, start, end) => Math.max(0, Math.min(to, end) - Math.max(from, start));
  const common = (a, b) => along(a.left, a.right, b.left, b.right) * along(a.top, a.bottom, b.top, b.bottom);
  const collide = (a, b) => common(a, b) > 0.3 * Math.min(a.width * a.height, b.width * b.height);
  shown.forEach(({ one, box, letters }, k) => {
    for (const other of shown.slice(k + 1)) {
      if (!common(box, other.box)) continue;
      if (letters.some((a) => other.letters.some((b) => collide(a, b))))
        found.push(`over each other: ${named(one)} / ${named(other.one)}`);
    }
    for (const share of [0.2, 0.5, 0.8]) {
      const top = document.elementFromPoint(box.left + box.width * share, box.top + box.height / 2);
      if (top && !svg.contains(top)) {
        found.push(`under ${top.className || top.tagName}: ${named(one)}`);
        break;
      }
    }
  });

  // texts of the drawing that something drawn later lies upon, whatever hears no pointer included
  const all = new CSSStyleSheet();
  all.replaceSync('svg, svg * { pointer-events: visiblePainted !important; }');
  document.adoptedStyleSheets = [all];
  const alpha = (paint) => {
    const parts = paint.match(/[\\d.]+/g)?.map(Number) ?? [];
    if (paint === 'none' || paint.startsWith('url')) return 0;
    return paint.includes('/') || paint.startsWith('rgba') ? parts.at(-1) : 1;
  };
  const covers = (one) => {
    if (one.tagName === 'text' || one.tagName === 'tspan') return false; // see above
    if (one.tagName === 'use' || one.tagName === 'image') return seen(one);
    const style = getComputedStyle(one);
    let shade = alpha(style.fill) * Number(style.fillOpacity);
    for (let at = one; at !== svg && at; at = at.parentElement) shade *= Number(getComputedStyle(at).opacity);
    return shade > 0.4 && seen(one);
  };
  shown.forEach(({ one, letters }) => {
    const under = letters.flatMap((box) => {
      const stack = document.elementsFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const depth = stack.findIndex((other) => one.contains(other));
      const above = stack.slice(0, Math.max(0, depth)).filter((other) => svg.contains(other) && !other.contains(one));
      const lid = above.find(covers);
      return lid ? [lid] : [];
    });
    const [lid] = under;
    if (lid) found.push(`under ${lid.tagName} ${lid.getAttribute('class') ?? ''}: ${named(one)}`);
  });
  document.adoptedStyleSheets = [];
  return [...new Set(found)];
}"""


def unreadable(page: Any) -> list[str]:
    found: list[str] = page.evaluate(UNREADABLE, SLACK)
    return found
