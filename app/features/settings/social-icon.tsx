import { Icon, isIconName } from "../../ui/icon.tsx";

/** A network's icon; a chain for unknown ones. */
export function SocialIcon({ network }: { network: string }) {
  const name = network.toLowerCase();
  return <Icon name={isIconName(name) ? name : "link"} />;
}
