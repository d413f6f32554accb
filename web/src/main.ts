import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./app.css";
import { language } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

const target = document.getElementById("app");
if (target) void speak(language()).then(() => mount(App, { target }));
