/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:layouts" {
  const games: string[];
  export default games;
}
declare module "virtual:values" {
  const values: Record<string, Record<string, Record<string, string>>>;
  export default values;
}
declare module "virtual:layout/*" {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const layout: any;
  export default layout;
}
