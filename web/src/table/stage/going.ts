// How a stage goes on.
export interface Going {
  ms?: number; // how long it is shown
  passes?: boolean; // and goes on by itself
  onnext?: (() => void) | null;
  onhold?: ((held: boolean) => void) | undefined; // the pointer lies on the button: it must not go away under it
}
