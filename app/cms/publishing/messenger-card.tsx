import { staffPublishing as words } from "content/staff-publishing.ts";
import type { PublishFacts } from "./check-text.ts";
import "./messenger-card.css";

export function MessengerCard({ title, description, image, address }: NonNullable<PublishFacts["card"]>) {
  return (
    <div className="wa">
      <div className="wa-b">
        <div className="wa-c">
          {image && <img src={image} alt={words.cardPicture} width="600" height="314" />}
          <div>
            <b>{title}</b>
            {description}
          </div>
        </div>
        <p className="wa-t">{address}</p>
      </div>
    </div>
  );
}
