import type { CarrierList } from './carrier-list.ts';

/** What is chosen in a carrier's list. It has no price: what sending costs, the API says. */
export interface WidgetChoice {
  /** What the carrier calls the way of sending. */
  optionId: string;
  /** The id of the place to fetch the parcel at; empty where it is brought. */
  pickupPoint: string;
  /** What the carrier asked besides, such as a door code, as JSON; empty where it asked nothing. */
  fields: string;
}

/** A carrier's own list of ways of sending, drawn into the page. */
export interface CarrierWidget {
  /** Draws what is offered now, with what is chosen of it; null while that is unfinished. */
  show(list: CarrierList, chosen: WidgetChoice | null): void;
  /** Takes no choice while the cart changes. */
  suspend(): void;
  resume(): void;
}

/** Where and how a list is drawn. */
export interface WidgetPlace {
  place: HTMLElement;
  locale: 'sv' | 'nb';
  /** Told of each choice; null while what the list asks is not filled in. */
  onChoice(choice: WidgetChoice | null): void;
}

/** Draws a carrier's list. */
export type DrawWidget = (where: WidgetPlace) => CarrierWidget;

/** Fetches what draws a carrier's list; it fails where that does not come. */
export type FetchWidget = (address: string) => Promise<DrawWidget>;
