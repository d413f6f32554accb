import { mount } from "svelte";
import App from "./App.svelte";
import "../ui/fonts.css";
import "../ui/tokens.css";
import "../ui/base.css";
import "../ui/forms.css";
import "../ui/page.css";
import { isDevice, transport } from "package:transport";
import { pageOf } from "./pages";
import { route } from "../ui/router.svelte";
import { language } from "../text/settings.svelte";
import { speak } from "../text/words.svelte";
import { watchAnnouncements } from "../features/moderation/announcing";

const READING = ["learn", "about", "settings"]; // pages that ask for nothing: a device need not get ready for them

const target = document.getElementById("app");
if (!READING.includes(route().page)) transport.begin();
if (target)
  void Promise.all([speak(language()), pageOf(route().page).catch(() => null)]).then(([, first]) => {
    target.replaceChildren();
    mount(App, { target, props: { first } });
    if (!isDevice) watchAnnouncements();
  });
