/** Drawings of the characters and things of the city: SVG around 0, 0, from -50 to 50. Each is drawn once, in Looks.svelte. */

const INK = "#1a1410";
/** The hair of a Common Rat, the inside of its ear, and the shape of its token: told apart without colour, too. */
export const RAT_COLOURS: Record<string, { fill: string; ink: string; ear: string; token: string; shape: number }> = {
  brown: { fill: "#7a4c28", ink: "#fff", ear: "#d9a27a", token: "#e3c7a3", shape: 0 },
  black: { fill: "#2b2723", ink: "#fff", ear: "#8c6a6a", token: "#a9a49c", shape: 1 },
  white: { fill: "#fbf8ee", ink: "#14121a", ear: "#f2b3b3", token: "#8fa6b5", shape: 4 },
};

/** A rat that runs, seen from the side. */
export const runner = (fill: string, ear: string): string =>
  `<path d="M-27 12C-44 16 -47 -2 -36 -10" fill="none" stroke="${ear}" stroke-width="5" stroke-linecap="round"/>` +
  `<path d="M-30 14C-32 -10 -8 -20 8 -14C12 -20 24 -18 24 -10C34 -6 40 2 43 9C38 14 30 14 25 13L23 20H15L14 15H-8L-10 20H-20L-21 15C-26 16 -29 16 -30 14Z" fill="${fill}" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/>` +
  `<circle cx="14" cy="-13" r="7.5" fill="${ear}" stroke="${INK}" stroke-width="3"/><circle cx="28" cy="-1" r="3" fill="${INK}"/><circle cx="28.8" cy="-1.8" r="1" fill="#fff"/><circle cx="43" cy="8" r="3" fill="#e58a8a"/>`;

/** The head of a rat, seen from the front. */
const head = (fill: string, ear: string, eye = "#1a1410"): string =>
  `<circle cx="-22" cy="-18" r="13" fill="${fill}" stroke="${INK}" stroke-width="3.5"/><circle cx="-22" cy="-18" r="6.5" fill="${ear}"/><circle cx="22" cy="-18" r="13" fill="${fill}" stroke="${INK}" stroke-width="3.5"/><circle cx="22" cy="-18" r="6.5" fill="${ear}"/>` +
  `<path d="M0 -24C20 -24 26 -8 22 4C18 18 8 28 0 30C-8 28 -18 18 -22 4C-26 -8 -20 -24 0 -24Z" fill="${fill}" stroke="${INK}" stroke-width="3.5"/>` +
  `<circle cx="-9" cy="-3" r="4.5" fill="#fff"/><circle cx="9" cy="-3" r="4.5" fill="#fff"/><circle cx="-8.5" cy="-2.5" r="2.8" fill="${eye}"/><circle cx="8.5" cy="-2.5" r="2.8" fill="${eye}"/>` +
  `<path d="M-5 17Q0 14 5 17Q0 23 -5 17Z" fill="#e58a8a" stroke="${INK}" stroke-width="2"/><path d="M-8 18L-26 14M-8 20L-25 22M8 18L26 14M8 20L25 22" stroke="${INK}" stroke-width="1.6"/><path d="M-3 24h6v5h-6z" fill="#fff" stroke="${INK}" stroke-width="1.5"/>`;

/** The sixteen Peculiar Rats: a head of its own hair, and what makes it peculiar. */
const PECULIAR_HEADS: Record<string, [string, string, string]> = {
  rat_o_nine_tails: ["#b5794a", "#e5b894", `<path d="M-20 26C-34 34 -44 30 -46 20M-16 29C-28 42 -40 42 -44 36M-9 31C-16 46 -26 48 -34 46M0 32C0 46 -4 50 -12 49M9 31C14 46 22 48 30 46M16 29C28 42 38 42 43 36M20 26C34 34 43 30 46 20" fill="none" stroke="#d98b8b" stroke-width="4.5" stroke-linecap="round"/>`],
  flitterwing: ["#8a7fb5", "#c9c1ea", `<path d="M-18 8C-34 -6 -48 -4 -49 10C-42 8 -40 14 -40 18C-34 14 -30 18 -30 22C-24 18 -20 18 -16 18ZM18 8C34 -6 48 -4 49 10C42 8 40 14 40 18C34 14 30 18 30 22C24 18 20 18 16 18Z" fill="#54497f" stroke="${INK}" stroke-width="3"/>`],
  pox_whiskers: ["#9db06a", "#d3dfae", `<g fill="#c4473a" stroke="#6e1d15" stroke-width="1.5"><circle cx="-14" cy="8" r="3.5"/><circle cx="13" cy="10" r="4"/><circle cx="2" cy="-15" r="3.5"/><circle cx="-8" cy="-14" r="2.4"/><circle cx="17" cy="0" r="2.6"/></g>`],
  brood_nanny: ["#c99a9a", "#f1cfcf", `<path d="M-28 -10C-28 -46 28 -46 28 -10C18 -22 -18 -22 -28 -10Z" fill="#fff3e2" stroke="${INK}" stroke-width="3.5"/><path d="M-28 -12Q-21 -20 -14 -16Q-7 -22 0 -18Q7 -22 14 -16Q21 -20 28 -12" fill="none" stroke="#c65f7a" stroke-width="4"/>`],
  ironhide: ["#7d8a94", "#aab6bf", `<path d="M-25 -6C-26 -40 26 -40 25 -6L16 -12H-16Z" fill="#9fb0bd" stroke="${INK}" stroke-width="3.5"/><path d="M0 -33V2M-23 -12H23" stroke="${INK}" stroke-width="3"/><g fill="#39444d"><circle cx="-16" cy="-20" r="2.2"/><circle cx="16" cy="-20" r="2.2"/></g>`],
  pilferer: ["#a58d6f", "#dcc9ad", `<path d="M-25 -9H25V5C16 8 12 2 0 2C-12 2 -16 8 -25 5Z" fill="#26231f"/><circle cx="-9" cy="-3" r="4.4" fill="#fff"/><circle cx="9" cy="-3" r="4.4" fill="#fff"/><circle cx="-8" cy="-2" r="2.6" fill="#14121a"/><circle cx="10" cy="-2" r="2.6" fill="#14121a"/>`],
  spring_chewer: ["#b8a24a", "#e9dc9f", `<path d="M-20 32l8 -8 6 12 6 -12 6 12 6 -12 8 8" fill="none" stroke="#dfe6ea" stroke-width="5" stroke-linejoin="round"/><path d="M-20 32l8 -8 6 12 6 -12 6 12 6 -12 8 8" fill="none" stroke="${INK}" stroke-width="1.4"/>`],
  fiddler: ["#8f5f4a", "#d7a48f", `<g transform="translate(24 24) rotate(40)"><path d="M0 -30V6" stroke="#3a2412" stroke-width="4"/><path d="M-9 4C-9 -6 9 -6 9 4C6 8 6 10 10 16C10 28 -10 28 -10 16C-6 10 -6 8 -9 4Z" fill="#c9762f" stroke="${INK}" stroke-width="3"/></g>`],
  bloatbelly: ["#a7c06a", "#dbe8b5", `<ellipse cx="0" cy="34" rx="30" ry="17" fill="#a7c06a" stroke="${INK}" stroke-width="3.5"/><ellipse cx="0" cy="36" rx="17" ry="10" fill="#dbe8b5"/><circle cy="37" r="2" fill="${INK}"/>`],
  twin_snapper: ["#b0604f", "#e6a699", ""],
  the_shade: ["#4a4560", "#6e6890", `<path d="M-24 12C-30 30 -30 40 -26 48C-18 40 -14 46 -8 48C-4 42 4 42 8 48C14 46 18 40 26 48C30 40 30 30 24 12" fill="#4a4560" stroke="${INK}" stroke-width="3" opacity="0.85"/><circle cx="-9" cy="-3" r="5" fill="#8ff0ff"/><circle cx="9" cy="-3" r="5" fill="#8ff0ff"/>`],
  magpie_tail: ["#5c6a78", "#9fb1c2", `<path d="M18 26C34 22 42 4 40 -14C50 4 46 30 24 36Z" fill="#e9eef3" stroke="${INK}" stroke-width="3"/><path d="M24 34C40 28 46 12 44 -6" fill="none" stroke="#1d3a5c" stroke-width="4"/>`],
  candle_tail: ["#c7a06a", "#ead2a8", `<path d="M-5 -26h10v-14h-10z" fill="#fff6dd" stroke="${INK}" stroke-width="2.5"/><path d="M0 -42C-7 -48 0 -58 0 -60C4 -54 7 -48 0 -42Z" fill="#ffb52e" stroke="#b3541e" stroke-width="2"/>`],
  herald: ["#a06a86", "#dbb1c6", `<path d="M8 26L40 14L46 30L12 32Z" fill="#f0c23c" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M-18 -30L-8 -44L0 -32L8 -44L18 -30Z" fill="#c0392b" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`],
  gaoler: ["#6d7466", "#a9b19f", `<path d="M-20 -26C-20 -40 20 -40 20 -26Z" fill="#39422f" stroke="${INK}" stroke-width="3"/><path d="M-26 -25H26" stroke="${INK}" stroke-width="5"/><g fill="none" stroke="#e8c23a" stroke-width="4"><circle cx="26" cy="22" r="7"/><path d="M26 29V47M26 40h7M26 46h6"/></g>`],
  pack_baron: ["#8a6a4a", "#c9a680", `<path d="M-17 -24V-46H17V-24Z" fill="#2b2333" stroke="${INK}" stroke-width="3"/><path d="M-28 -24H28" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M-17 -31H17" stroke="#c0392b" stroke-width="5"/><circle cx="9" cy="-3" r="7" fill="none" stroke="#e8c23a" stroke-width="2.4"/>`],
};
/** What stands behind the head. */
const BEHIND = new Set(["rat_o_nine_tails", "flitterwing", "bloatbelly", "the_shade", "magpie_tail"]);

export const peculiar = (id: string): string => {
  const [fill, ear, prop] = PECULIAR_HEADS[id] ?? ["#9a8f80", "#d0c8bb", ""];
  const ground = `<path d="M0 -49L42 -25V25L0 49L-42 25V-25Z" fill="#2f6b57" stroke="#e9d9a0" stroke-width="4"/>`;
  if (id === "twin_snapper") return `${ground}<g transform="translate(-15 4) scale(0.72)">${head(fill, ear, "#c0281c")}</g><g transform="translate(15 4) scale(0.72)">${head(fill, ear, "#c0281c")}</g>`;
  const body = `<g transform="scale(0.86)">${head(fill, ear)}</g>`;
  const trick = `<g transform="scale(0.86)">${prop}</g>`;
  if (id === "the_shade") return `${ground}${body}${trick}`;
  return ground + (BEHIND.has(id) ? trick + body : body + trick);
};

const ring = (fill: string, edge: string) => `<circle r="49" fill="${fill}" stroke="${edge}" stroke-width="5"/>`;
const NEMESES: Record<string, string> = {
  rat_king:
    ring("#5c1210", "#f3cf3a") + `<g transform="translate(0 6) scale(1.06)">${head("#6a5a52", "#b58a80", "#d2281c")}</g>` +
    `<path d="M-27 -20L-33 -46L-14 -32L0 -50L14 -32L33 -46L27 -20Z" fill="#f3cf3a" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/><g fill="#c0281c" stroke="${INK}" stroke-width="1.5"><circle cy="-28" r="3.6"/><circle cx="-17" cy="-26" r="2.8"/><circle cx="17" cy="-26" r="2.8"/></g>` +
    `<path d="M-12 -9L-4 -6M12 -9L4 -6" stroke="${INK}" stroke-width="3" stroke-linecap="round"/>`,
  the_maw:
    ring("#3a1640", "#c97ad8") + `<circle cx="-27" cy="-26" r="13" fill="#7b4a86" stroke="${INK}" stroke-width="3.5"/><circle cx="27" cy="-26" r="13" fill="#7b4a86" stroke="${INK}" stroke-width="3.5"/>` +
    `<path d="M-38 -6C-38 -34 38 -34 38 -6C40 26 20 42 0 42C-20 42 -40 26 -38 -6Z" fill="#7b4a86" stroke="${INK}" stroke-width="3.5"/>` +
    `<path d="M-30 2C-20 -8 20 -8 30 2C30 24 14 36 0 36C-14 36 -30 24 -30 2Z" fill="#2a0612" stroke="${INK}" stroke-width="3"/><path d="M-10 34C-12 22 12 22 10 34C4 37 -4 37 -10 34Z" fill="#d9546a"/>` +
    `<path d="M-29 2L-23 13L-18 -2L-11 12L-5 -5L1 12L7 -5L13 12L19 -2L24 13L29 2M-24 19L-17 12L-13 24L-6 16M24 19L17 12L13 24L6 16" fill="#fffbe8" stroke="${INK}" stroke-width="1.6" stroke-linejoin="round"/>` +
    `<circle cx="-14" cy="-17" r="6" fill="#f6e94f" stroke="${INK}" stroke-width="2.5"/><circle cx="14" cy="-17" r="6" fill="#f6e94f" stroke="${INK}" stroke-width="2.5"/><path d="M-14 -21V-13M14 -21V-13" stroke="${INK}" stroke-width="3"/>`,
  mother_mange:
    ring("#274a2c", "#b8d96a") + `<g transform="translate(0 2) scale(1.02)">${head("#b6a98f", "#d8b9a2", "#7a1f10")}</g>` +
    `<path d="M-30 -4C-36 -46 36 -46 30 -4C22 -22 -22 -22 -30 -4Z" fill="#6f4f74" stroke="${INK}" stroke-width="3.5"/><path d="M-30 -6Q-20 -16 -10 -14Q0 -20 10 -14Q20 -16 30 -6" fill="none" stroke="#d9c3dd" stroke-width="3.5"/>` +
    `<g fill="#e0907a" opacity="0.9"><path d="M-18 4q6 -5 9 1q-2 7 -8 5zM12 8q6 -3 7 3q-4 5 -8 2z"/></g>` +
    `<g transform="translate(-31 30) scale(0.34)">${head("#d9cdb4", "#f0c9b8")}</g><g transform="translate(31 30) scale(0.34)">${head("#d9cdb4", "#f0c9b8")}</g>`,
};

const SKIN = ["#f0c8a0", "#d9a06b", "#f4d5b4", "#c98d5e", "#f1cda8", "#e0ae7e"] as const;
/** Shoulders in a coat, neck, face; then hair, hat and what she carries. */
const bust = (coat: string, skin: string, rest: string, behind = ""): string =>
  `<clipPath id="bust"><circle r="47"/></clipPath>${ring("#2c4a63", "#4aa3f0")}<g clip-path="url(#bust)">${behind}<path d="M-44 56C-44 22 -20 16 0 16C20 16 44 22 44 56Z" fill="${coat}" stroke="${INK}" stroke-width="3.5"/><path d="M-8 8H8V22Q0 28 -8 22Z" fill="${skin}"/>` +
  `<path d="M-17 -14C-17 -30 17 -30 17 -14V-2C17 12 6 18 0 18C-6 18 -17 12 -17 -2Z" fill="${skin}" stroke="${INK}" stroke-width="3"/><circle cx="-7" cy="-4" r="2.4" fill="${INK}"/><circle cx="7" cy="-4" r="2.4" fill="${INK}"/><path d="M-5 9Q0 12 5 9" fill="none" stroke="#8a3a2a" stroke-width="2.4" stroke-linecap="round"/>${rest}</g>`;
const CATCHERS: Record<string, string> = {
  madam_cage: bust("#5a2a5e", SKIN[0],
    `<path d="M-18 -12C-24 6 -22 16 -16 20C-14 8 -16 -4 -17 -14M18 -12C24 6 22 16 16 20C14 8 16 -4 17 -14" fill="#3a1f12"/><path d="M-40 -17Q0 -8 40 -17Q30 -25 20 -24L14 -45H-14L-20 -24Q-30 -25 -40 -17Z" fill="#241a2c" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M-19 -26H19" stroke="#b45ac2" stroke-width="5"/><g stroke="#e8c98a" stroke-width="2.6" fill="none"><path d="M20 46V30Q30 22 40 30V46M26 46V27M34 46V27M18 46H42"/></g>`),
  corvin_reed: bust("#2f6b3a", SKIN[1],
    `<path d="M-20 -14L24 -20L-6 -48Q-20 -34 -20 -14Z" fill="#3f8f4e" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/><path d="M8 -30C20 -44 30 -44 38 -48C34 -36 24 -28 10 -24Z" fill="#e05a3a" stroke="${INK}" stroke-width="2.5"/><path d="M-6 12L34 30" stroke="#d9b272" stroke-width="6" stroke-linecap="round"/><g fill="${INK}"><circle cx="8" cy="18" r="1.6"/><circle cx="15" cy="21" r="1.6"/><circle cx="22" cy="24.500" r="1.6"/></g>`),
  agatha_brimstone: bust("#7a3b1e", SKIN[2],
    `<path d="M-20 4C-30 -40 30 -40 20 4C20 -8 14 -18 0 -18C-14 -18 -20 -8 -20 4Z" fill="#c2481c" stroke="${INK}" stroke-width="3"/><g fill="#7fd6e8" stroke="#3a2a1a" stroke-width="3.5"><circle cx="-8" cy="-18" r="7"/><circle cx="8" cy="-18" r="7"/></g><path d="M-1 -18H1" stroke="#3a2a1a" stroke-width="3"/><path d="M24 48V36L18 28H38L32 36V48Z" fill="#f08a24" stroke="${INK}" stroke-width="3"/><path d="M28 26C22 18 30 14 28 8C36 14 36 22 30 26Z" fill="#ffd23a" stroke="#b3541e" stroke-width="2"/>`),
  bruno_maul: bust("#53606b", SKIN[3],
    `<path d="M-18 -2C-18 22 -8 26 0 26C8 26 18 22 18 -2C12 8 8 6 0 6C-8 6 -12 8 -18 -2Z" fill="#4a2c14" stroke="${INK}" stroke-width="3"/><path d="M-5 10Q0 13 5 10" stroke="#c98d5e" stroke-width="2.5" fill="none"/><path d="M-14 -11L-4 -8M14 -11L4 -8" stroke="#4a2c14" stroke-width="4" stroke-linecap="round"/><path d="M10 -14L14 2" stroke="#9c4a3a" stroke-width="2"/><path d="M-40 44L-26 20" stroke="#7a5430" stroke-width="6"/><path d="M-36 22L-20 10L-12 22L-28 34Z" fill="#9fb0bd" stroke="${INK}" stroke-width="3"/>`),
  sister_tansy: bust("#e9e3d2", SKIN[4],
    `<path d="M-28 34C-34 -48 34 -48 28 34C22 30 20 20 20 -8C16 -22 -16 -22 -20 -8C-20 20 -22 30 -28 34Z" fill="#35506b" stroke="${INK}" stroke-width="3"/><path d="M-19 -8C-16 -21 16 -21 19 -8" fill="none" stroke="#fff" stroke-width="5"/><g fill="#f3cf3a" stroke="#8a6206" stroke-width="1.5"><circle cx="26" cy="34" r="4"/><circle cx="34" cy="38" r="4"/><circle cx="30" cy="44" r="4"/></g><path d="M30 44V52" stroke="#4f7a35" stroke-width="3"/>`),
  nim_quickstep: bust("#3a3f55", SKIN[5],
    `<path d="M-24 14C-32 -50 32 -50 24 14C20 -2 20 -12 14 -18C6 -22 -6 -22 -14 -18C-20 -12 -20 -2 -24 14Z" fill="#4a5170" stroke="${INK}" stroke-width="3"/><path d="M-17 2H17V6C14 14 6 18 0 18C-6 18 -14 14 -17 6Z" fill="#b3402e" stroke="${INK}" stroke-width="2.5"/><path d="M22 40L44 22L46 30L28 46Z" fill="#f3cf3a" stroke="${INK}" stroke-width="3" stroke-linejoin="round"/>`),
};
export const catcher = (id: string): string => (CATCHERS[id] ?? CATCHERS.madam_cage!).replaceAll("bust", `bust-${id}`);
export const nemesis = (id: string): string => NEMESES[id] ?? NEMESES.rat_king!;

const bottle = (fill: string, light: string) =>
  `<path d="M-9 -44H9V-36H6V-22C20 -16 28 -4 28 10C28 30 14 42 0 42C-14 42 -28 30 -28 10C-28 -4 -20 -16 -6 -22V-36H-9Z" fill="#eef6f8" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-23 4C-12 -2 -6 8 4 4C12 0 18 0 23 4C26 24 14 37 0 37C-14 37 -26 24 -23 4Z" fill="${fill}"/><circle cx="-8" cy="18" r="5" fill="${light}"/><circle cx="8" cy="26" r="3.5" fill="${light}"/><path d="M-9 -44H9V-37H-9Z" fill="#8a5a30" stroke="${INK}" stroke-width="3"/>`;

const CHEESE = `<path d="M-46 30V-2L26 -38C40 -32 47 -18 47 -2V30Q47 34 43 34H-42Q-46 34 -46 30Z" fill="#f6c934" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M-44 -2H46" stroke="#b98512" stroke-width="4"/><path d="M-40 -4L26 -36C36 -31 43 -20 45 -4Z" fill="#ffe27a"/><g fill="#d29b1a"><circle cx="-24" cy="16" r="8"/><circle cx="14" cy="20" r="9"/><circle cx="33" cy="8" r="5"/><ellipse cx="16" cy="-17" rx="9" ry="5"/><circle cx="-5" cy="6" r="4"/></g><path d="M33 -44l3 8 8 3 -8 3 -3 8 -3 -8 -8 -3 8 -3z" fill="#fff" stroke="#8a6206" stroke-width="1.5"/>`;

/** Tokens and other things of the zones. */
export const THINGS: Record<string, string> = {
  cheese: CHEESE,
  nest: `<path d="M-48 2C-40 44 40 44 48 2Z" fill="#6b4521" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><path d="M-46 4Q0 26 46 4Q0 -18 -46 4Z" fill="#2e1b0c" stroke="#d6a860" stroke-width="4"/><path d="M-40 14L-30 30M-22 20L-16 36M0 22V38M22 20L16 36M40 14L30 30" stroke="#d6a860" stroke-width="3.5" stroke-linecap="round"/><circle cx="-9" cy="3" r="3.4" fill="#ffdf6b"/><circle cx="4" cy="3" r="3.4" fill="#ffdf6b"/>`,
  spawn: `<ellipse cy="14" rx="44" ry="24" fill="#14100c" stroke="#8a734a" stroke-width="5"/><g transform="translate(2 6) scale(0.66)">${runner("#8a7a68", "#d9a27a")}</g>`,
  question: `<circle r="42" fill="#1f5f80" stroke="#e9f4fa" stroke-width="6"/><path d="M-14 -10C-14 -30 16 -30 16 -11C16 2 1 2 1 14" fill="none" stroke="#fff" stroke-width="9" stroke-linecap="round"/><circle cx="1" cy="28" r="5.5" fill="#fff"/>`,
  trap: `<path d="M-46 22H46L40 32H-40Z" fill="#7a5430" stroke="${INK}" stroke-width="3.5" stroke-linejoin="round"/><path d="M-44 20C-40 -34 40 -34 44 20L36 8L28 20L20 6L11 20L0 4L-11 20L-20 6L-28 20L-36 8Z" fill="#c9d3da" stroke="${INK}" stroke-width="4" stroke-linejoin="round"/><circle cy="-20" r="5" fill="#39444d"/>`,
  health: `<path d="M0 42C-60 0 -34 -40 -12 -34C-4 -32 0 -24 0 -20C0 -24 4 -32 12 -34C34 -40 60 0 0 42Z" fill="#d2322d" stroke="${INK}" stroke-width="4.5"/><path d="M-26 -12C-24 -24 -14 -26 -10 -24" fill="none" stroke="#ffb3a8" stroke-width="5" stroke-linecap="round"/>`,
  purple: bottle("#8a3fb0", "#c995e0"),
  yellow: bottle("#e0a411", "#ffe28a"),
  dragnet_potion: `<circle r="46" fill="#8a3fb033" stroke="#8a3fb0" stroke-width="6"/><path d="M-32 -32C-10 -14 10 14 32 32M-42 -12C-20 0 0 22 12 42M-12 -42C0 -20 22 0 42 12M32 -32C10 -14 -10 14 -32 32M42 -12C20 0 0 22 -12 42M12 -42C0 -20 -22 0 -42 12" fill="none" stroke="#f7ecff" stroke-width="4"/>`,
  toxic_ruse: `<g>${CHEESE.replaceAll("#f6c934", "#8fd14a").replaceAll("#ffe27a", "#c7f08f").replaceAll("#d29b1a", "#4f8f1f")}</g><path d="M-12 2a12 11 0 1 1 24 0v7h-5v5h-14v-5h-5z" fill="#fff" stroke="${INK}" stroke-width="2.5"/><circle cx="-5" cy="2" r="3.2"/><circle cx="5" cy="2" r="3.2"/>`,
  choking_cloud: `<path d="M-30 26C-50 26 -50 0 -32 -2C-34 -26 -4 -36 6 -18C22 -32 44 -14 34 2C50 6 46 28 28 26Z" fill="#d7dcc4" stroke="${INK}" stroke-width="4"/><path d="M-18 12q8 -10 16 0t16 0" fill="none" stroke="#7c8a5a" stroke-width="4" stroke-linecap="round"/>`,
};
/** Small signs of the boards: what a level of the Rat Tracker or a reward of the Tallyman brings. */
const SIGNS: Record<string, string> = {
  move: `<path d="M-20 -44H8V-2C24 4 42 8 42 26V36H-20Z" fill="#8a5a30" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M-20 36H42" stroke="${INK}" stroke-width="9"/><path d="M-20 -32H8" stroke="#e3c7a3" stroke-width="6"/>`,
  die: `<rect x="-38" y="-38" width="76" height="76" rx="14" fill="#fffdf4" stroke="${INK}" stroke-width="5"/><g fill="${INK}"><circle cx="-18" cy="-18" r="7"/><circle cx="18" cy="-18" r="7"/><circle r="7"/><circle cx="-18" cy="18" r="7"/><circle cx="18" cy="18" r="7"/></g>`,
  shield: `<path d="M0 -46L38 -32V0C38 24 20 40 0 48C-20 40 -38 24 -38 0V-32Z" fill="#9fb0bd" stroke="${INK}" stroke-width="5" stroke-linejoin="round"/><path d="M0 -34V36M-28 -6H28" stroke="${INK}" stroke-width="4"/>`,
  skull: `<path d="M-36 -6C-36 -54 36 -54 36 -6C36 10 26 14 22 18V36H-22V18C-26 14 -36 10 -36 -6Z" fill="#f4f1e8" stroke="${INK}" stroke-width="5"/><g fill="${INK}"><circle cx="-14" cy="-4" r="9"/><circle cx="14" cy="-4" r="9"/><path d="M0 8l6 10h-12zM-9 26h4v10h-4zM5 26h4v10h-4z"/></g>`,
  rats: runner("#8a7a68", "#d9a27a"),
};
Object.assign(THINGS, SIGNS);
export const rat = (colour: string): string => {
  const { fill, ear } = RAT_COLOURS[colour]!;
  return `<g transform="scale(1.02)">${runner(fill, ear)}</g>`;
};
