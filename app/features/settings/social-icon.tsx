import { Icon, isIconName } from "../../ui/icon.tsx";

/** The sign of a social network, or a plain chain for one that has no drawing here. */
export function SocialIcon({ network }: { network: string }) {
  const name = network.toLowerCase();
  return <Icon name={isIconName(name) ? name : "link"} />;
}
