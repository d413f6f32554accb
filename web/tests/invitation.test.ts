import { expect, test } from "vitest";
import { originFor, pathOf } from "../src/features/rooms/invitation";

const here = (address: string) => new URL(address);

test("an invitation names the best address that others reach", () => {
  const local = here("http://127.0.0.1:2033/rooms/a");
  const known = { public: "https://metro.example", network: "http://192.168.7.20:2033" };
  expect(originFor(known, local)).toEqual({ origin: "https://metro.example", reach: "public" });
  expect(originFor({ ...known, public: "" }, local)).toEqual({ origin: known.network, reach: "network" });
  expect(originFor({ public: "", network: "" }, local)).toEqual({ origin: local.origin, reach: "machine" });
  expect(originFor(null, here("http://[::1]:2033/"))).toMatchObject({ reach: "machine" });
  expect(originFor({ public: "", network: "" }, here("http://10.1.2.3:2033/"))).toEqual({
    origin: "http://10.1.2.3:2033",
    reach: "public",
  });
});

test("a pasted link, address of a room or pair of words leads to joining; anything else does not", () => {
  const [room, word] = ["1Ky2Dw3rUJ_ocLW5yJm4rg", "OdC6ojJ1abcdefgh-_1234"];
  expect(pathOf(` https://metro.example/join/${room}/${word}/ `)).toBe(`/join/${room}/${word}`);
  expect(pathOf(`${room}/${word}`)).toBe(`/join/${room}/${word}`);
  expect(pathOf(`http://x/rooms/${room}#${word}`)).toBe(`/rooms/${room}#${word}`);
  expect(pathOf(`http://x/rooms/${room}`)).toBe(`/rooms/${room}`);
  for (const wrong of ["", "hello", "http://x/learn/board", "javascript:alert(1)"]) expect(pathOf(wrong)).toBe("");
});
