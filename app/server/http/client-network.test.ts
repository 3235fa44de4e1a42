import { expect, test } from "vitest";
import { clientNetworkOf } from "./client-network.ts";

test.each([
  ["an IPv4 address is its own network", "192.0.2.1", "192.0.2.1"],
  ["one that is mapped into IPv6 is the same", "::ffff:192.0.2.1", "192.0.2.1"],
  ["however it is written", "::FFFF:c000:201", "192.0.2.1"],
  ["even in full", "0:0:0:0:0:ffff:c000:0201", "192.0.2.1"],
  ["an IPv6 address is its /64", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["whatever the rest of it", "2001:db8:1:2:ffff::9", "2001:db8:1:2::/64"],
  ["however it is written", "2001:0DB8:0001:0002::", "2001:db8:1:2::/64"],
  ["with zeros in it", "2001:db8::7", "2001:db8:0:0::/64"],
  ["with the name of a port of the machine behind it", "fe80::1%eth0", "fe80:0:0:0::/64"],
  ["the machine itself is one too", "::1", "0:0:0:0::/64"],
  ["what is no address stays as it is", "editor@example.org", "editor@example.org"],
])("%s", (_, address, network) => {
  expect(clientNetworkOf(address)).toBe(network);
});

test("the neighbour's network is another one", () => {
  expect(clientNetworkOf("2001:db8:1:3::1")).not.toBe(clientNetworkOf("2001:db8:1:2::1"));
});
