import { mount } from "svelte";
import App from "./App.svelte";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "../ui/forms.css";
import "../ui/page.css";
import { pageOf } from "./pages";
import { route } from "../ui/router.svelte";
import { language } from "../text/settings.svelte";
import { speak } from "../text/words.svelte";
import { watchAnnouncements } from "../features/moderation/announcing";

const target = document.getElementById("app");
if (target)
  void Promise.all([speak(language()), pageOf(route().page).catch(() => null)]).then(([, first]) => {
    mount(App, { target, props: { first } });
    watchAnnouncements();
  });
