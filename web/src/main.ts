import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./app.css";
import { pageOf } from "./lib/pages";
import { route } from "./lib/router.svelte";
import { language } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";
import { watchAnnouncements } from "./moderation/announcing";

const target = document.getElementById("app");
if (target)
  void Promise.all([speak(language()), pageOf(route().page).catch(() => null)]).then(([, first]) => {
    mount(App, { target, props: { first } });
    watchAnnouncements();
  });
