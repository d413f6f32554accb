import { expect, test } from "vitest";
import { beside } from "../src/ui/beside";

const bounds = { left: 0, top: 0, right: 1000, bottom: 700 };
const box = (left: number, top: number, size = 20) => ({ left, top, right: left + size, bottom: top + size });

test("a panel stands right of its anchor where there is room", () => {
  expect(beside(box(300, 300), 296, 200, bounds)).toMatchObject({ side: "right", left: 334 });
});

test("at the right edge it stands left, inside the bounds", () => {
  expect(beside(box(900, 300), 296, 200, bounds).side).toBe("left");
  const low = beside(box(300, 690), 296, 200, bounds);
  expect(low.top + 200).toBeLessThanOrEqual(700);
});

test("it leaves a side on which it would cover another target", () => {
  expect(beside(box(400, 300), 296, 200, bounds, [box(500, 300)]).side).toBe("left");
  expect(beside(box(400, 300), 296, 200, bounds, [box(500, 300), box(250, 300)]).side).toBe("below");
});

test("where every side covers something, the one that covers least is taken", () => {
  const around = [box(450, 290, 60), box(250, 290, 60), box(390, 350, 60), box(400, 240, 8)];
  expect(beside(box(400, 300), 296, 200, bounds, around).side).toBe("above");
});
