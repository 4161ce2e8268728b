import type { ShippingOption } from './checkout.ts';

/** A place where a parcel can be fetched, as its carrier describes it. What it does not say is empty. */
export interface PickupPoint {
  /** Sent back as `pickupPoint`. */
  id: string;
  name: string;
  address: string;
  zip: string;
  city: string;
  /** Metres from the address; null where the carrier does not say. */
  distance: number | null;
}

/** What a carrier says of a way of sending, in the language of the page. */
export interface CarrierChoice {
  /** When it arrives or can be fetched. */
  arrival: string;
  about: string;
  /** The nearest first, in the carrier's order where it tells no distances; empty where it is brought. */
  pickupPoints: readonly PickupPoint[];
}

const nothing: CarrierChoice = { arrival: '', about: '', pickupPoints: [] };

/**
 * Reads the carrier's part of a way of sending: JSON in nShift's form. What cannot be read counts as nothing said.
 *
 * @example
 * const [option] = checkout.shippingOptions;
 * if (option) console.log(readCarrierChoice(option).pickupPoints);
 */
export function readCarrierChoice({ shippingData }: Pick<ShippingOption, 'shippingData'>): CarrierChoice {
  const data = parse(shippingData);
  if (!isRecord(data)) return nothing;
  const points = Array.isArray(data.agents) ? data.agents.flatMap((agent) => toPoint(agent) ?? []) : [];
  return {
    arrival: textOf(data.description1),
    about: textOf(data.description2),
    pickupPoints: points.sort((one, other) => (one.distance ?? Infinity) - (other.distance ?? Infinity) || 0),
  };
}

function toPoint(agent: unknown): PickupPoint | null {
  if (!isRecord(agent) || textOf(agent.id) === '') return null;
  return {
    id: textOf(agent.id),
    name: textOf(agent.name),
    address: [textOf(agent.address1), textOf(agent.address2)].filter(Boolean).join(', '),
    zip: textOf(agent.zipCode),
    city: textOf(agent.city),
    distance: typeof agent.distance === 'number' ? agent.distance : null,
  };
}

function parse(json: string | null): unknown {
  try {
    return json === null ? null : JSON.parse(json);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
