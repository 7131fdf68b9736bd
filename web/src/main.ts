import { mount } from "svelte";
import "./fonts.css";
import "./app.css";
import App from "./App.svelte";
import { at } from "./lib/base";

mount(App, { target: document.getElementById("app")! });

// the page can be installed, says so without a network, and is told of turns while it is shut (public/sw.js)
addEventListener("load", () => void navigator.serviceWorker?.register(at("/sw.js")).catch(() => {}));
