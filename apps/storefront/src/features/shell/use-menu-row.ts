import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../scope/scope-context.tsx';
import { menuPlaces } from './menu-places.ts';
import { menuRowQuery, type MenuRow } from './menu-queries.ts';

const none: MenuRow = { title: '', entries: [] };

/** The first level of a menu of the frame; empty where the shop has none there, or it could not be had. */
export function useMenuRow(place: keyof typeof menuPlaces): MenuRow {
  return useQuery(menuRowQuery(useScope(), menuPlaces[place])).data ?? none;
}
