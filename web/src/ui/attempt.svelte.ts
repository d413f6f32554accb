// A request to the server: whether it is still running, and its message or error.
import { toldOf } from "./fault";

export class Attempt {
  busy = $state(false);
  problem = $state("");
  told = $state("");

  constructor(private readonly explain: (fault: unknown) => string = toldOf) {}

  async run(what: () => Promise<string>): Promise<void> {
    this.forget();
    this.busy = true;
    try {
      this.told = await what();
    } catch (fault) {
      this.problem = this.explain(fault);
    } finally {
      this.busy = false;
    }
  }

  forget(): void {
    this.problem = this.told = "";
  }
}

export const submitting = (what: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  what();
};
