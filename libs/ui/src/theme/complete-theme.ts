/**
 * A theme map with what it means without saying so: whoever names an accent means its marks too, and whoever says how a
 * button looks under the mouse does not mean the brand's orange while it is pressed.
 */
export function completeTheme(map: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { accent, 'action.primary.hover': hover } = map;
  return {
    ...map,
    ...(accent !== undefined && map['accentMark'] === undefined && { accentMark: accent }),
    ...(hover !== undefined && map['action.primary.press'] === undefined && { 'action.primary.press': hover }),
  };
}
