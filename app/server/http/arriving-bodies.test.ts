import { describe, expect, test } from "vitest";
import { Arrival, ArrivingBodies } from "./arriving-bodies.ts";
import { Overloaded, Places } from "./request-places.ts";

/** Room of eight, with a clock that is set by hand. */
function aRoom() {
  const clock = { ms: 0 };
  const room = new ArrivingBodies(8, () => clock.ms);
  const ended = new Set<Arrival>();
  const enter = (network: string, bytes = 0) => {
    const arrival = room.enter(network);
    arrival.bytes = bytes;
    const { end } = Arrival.prototype;
    arrival.end = () => {
      ended.add(arrival);
      end.call(arrival);
    };
    return arrival;
  };
  return { clock, enter, ended };
}

describe("bodies on their way", () => {
  test("a slow body stays while there is room", () => {
    const { clock, enter, ended } = aRoom();
    for (const network of ["a", "b", "c"]) enter(network);
    clock.ms = 250_000;
    enter("d");
    expect(ended.size).toBe(0);
  });

  test("the slowest body behind the pace makes room for a newcomer", () => {
    const { clock, enter, ended } = aRoom();
    enter("a", 10_000);
    const slowest = enter("b", 9_000);
    enter("c", 20_000_000);
    enter("d", 2_500_000);
    clock.ms = 60_000;
    enter("e");
    expect([...ended]).toEqual([slowest]);
  });

  test("a body that has just begun is not judged", () => {
    const { clock, enter, ended } = aRoom();
    for (const network of ["a", "b", "c", "d"]) enter(network);
    clock.ms = 4_000;
    enter("e");
    expect(ended.size).toBe(0);
  });

  test("a network with as many bodies as there is free room gets no more", () => {
    const { enter } = aRoom();
    for (const _body of [1, 2, 3, 4]) enter("a", 1_000_000);
    expect(() => enter("a")).toThrow(Overloaded);
    enter("b");
    enter("b");
    expect(() => enter("b")).toThrow(Overloaded);
    enter("c");
  });

  test("an arrival that leaves twice frees one place", () => {
    const { enter } = aRoom();
    const all = [1, 2, 3, 4].map(() => enter("a"));
    all[0]?.leave();
    all[0]?.leave();
    enter("a");
    expect(() => enter("a")).toThrow(Overloaded);
  });
});

describe("places", () => {
  test("a request that waits enters when another leaves", async () => {
    const places = new Places(2);
    const leave = places.enter("a");
    const waiting = places.enterWhenFree("a", 60_000);
    leave();
    (await waiting)();
    expect(places.isShort).toBe(false);
  });

  test("a wait that is too long is refused", async () => {
    const places = new Places(2);
    places.enter("a");
    await expect(places.enterWhenFree("a", 5)).rejects.toBeInstanceOf(Overloaded);
  });
});
