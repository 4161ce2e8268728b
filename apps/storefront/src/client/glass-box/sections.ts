import type { Query } from '@tanstack/react-query';
import type { ConsentStore, ShopEvent } from '@torg/stores';
import type { NotedCall } from './note-calls.ts';

/** A table of the panel: its columns, and its rows from the newest on. */
export interface Section {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** What the shop is looked at by. */
export interface Looked {
  events: readonly ShopEvent[];
  consent: ConsentStore['state'];
  queries: readonly Pick<Query, 'queryKey' | 'state' | 'getObserversCount'>[];
  calls: readonly NotedCall[];
  /** Milliseconds since 1970. */
  now: number;
}

/** What the panel shows of the shop. */
export function sectionsOf({ events, consent, queries, calls, now }: Looked): readonly Section[] {
  return [
    {
      name: `Events (${events.length})`,
      columns: ['at', 'type', 'data'],
      rows: events.toReversed().map(({ timestamp, type, data }) => [clock(timestamp), type, short(data)]),
    },
    { name: `Consent: ${consent.status}`, columns: ['category', 'agreed'], rows: consentRows(consent) },
    {
      name: `Cache (${queries.length})`,
      columns: ['key', 'state', 'age', 'read by'],
      rows: queries.map((query) => [
        short(query.queryKey),
        `${query.state.status}, ${query.state.fetchStatus}`,
        query.state.dataUpdatedAt === 0 ? '' : `${Math.round((now - query.state.dataUpdatedAt) / 1_000)} s`,
        String(query.getObserversCount()),
      ]),
    },
    {
      name: `API (${calls.length})`,
      columns: ['operation', 'sent as', 'status', 'ms'],
      rows: calls.map(({ name, sentAs, status, ms }) => [name, sentAs, String(status ?? ''), String(ms ?? '')]),
    },
  ];
}

function consentRows(consent: Looked['consent']): Section['rows'] {
  if (consent.status !== 'answered') return [];
  return Object.entries(consent.choice).map(([category, isAgreed]) => [category, isAgreed ? 'yes' : 'no']);
}

function clock(timestamp: number): string {
  return new Date(timestamp).toISOString().slice(11, 23);
}

/** No row is longer than a few lines. */
const longest = 300;

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
