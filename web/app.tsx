import "./pages.css";
import "./app.css";
import { render } from "preact";
import { App } from "./shell/app.tsx";

const root = document.getElementById("app");
if (!root) throw new Error("the page has no #app");
render(<App />, root);
