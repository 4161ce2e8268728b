import { readAnswers } from './carrier-answers.ts';
import type { CarrierList } from './carrier-list.ts';
import type { CarrierWidget, DrawWidget, WidgetChoice, WidgetPlace } from './carrier-widget.ts';
import { loadScript } from './load-script.ts';

/** What nShift's list says is chosen, of which the shop reads this much. */
interface UnifaunResult {
  valid: boolean;
  selectedOptionId: string | null;
  agent: string | null;
  fields: readonly unknown[];
}

interface UnifaunList {
  updateList(data: unknown): void;
  setResult(result: UnifaunResult): void;
  enable(): void;
  disable(): void;
}

/** What nShift's script puts on the page. */
export interface UnifaunGlobals {
  UnifaunCheckout?: {
    createAt(
      place: HTMLElement,
      config: { language: string; useIcons: boolean; resultCallback(result: UnifaunResult): void },
    ): UnifaunList;
  };
}

/** Fetches nShift's list. */
export async function fetchUnifaunWidget(address: string): Promise<DrawWidget> {
  const globals = window as UnifaunGlobals; // the script writes its name there
  if (!globals.UnifaunCheckout) await loadScript(document, address);
  const { UnifaunCheckout } = globals;
  if (!UnifaunCheckout) throw new Error(`There is no list of ways of sending at ${address}`);
  return (where) => drawAt(UnifaunCheckout, where);
}

const languages = { sv: 'sv', nb: 'no' } as const;

function drawAt(
  { createAt }: NonNullable<UnifaunGlobals['UnifaunCheckout']>,
  { place, locale, onChoice }: WidgetPlace,
): CarrierWidget {
  let isUpdating = false;
  let heard: UnifaunResult | null = null;
  const list = createAt(place, {
    language: languages[locale],
    useIcons: false,
    resultCallback(result) {
      // Until it is told what is chosen, it knows of nothing.
      if (isUpdating) return;
      heard = result;
      onChoice(choiceOf(result));
    },
  });
  const update = (offered: CarrierList) => {
    isUpdating = true;
    try {
      list.updateList(offered);
    } finally {
      isUpdating = false;
    }
  };
  return {
    show(offered, chosen) {
      update(offered);
      const result = chosen ? resultOf(chosen) : heard;
      if (result) list.setResult(result);
    },
    suspend: () => list.disable(),
    resume: () => list.enable(),
  };
}

function resultOf({ optionId, pickupPoint, fields }: WidgetChoice): UnifaunResult {
  return { valid: true, selectedOptionId: optionId, agent: pickupPoint || null, fields: readAnswers(fields) };
}

/** Null while what the list asks is not filled in. */
function choiceOf({ valid, selectedOptionId, agent, fields }: UnifaunResult): WidgetChoice | null {
  if (!valid || !selectedOptionId) return null;
  return {
    optionId: selectedOptionId,
    pickupPoint: agent ?? '',
    fields: fields.length > 0 ? JSON.stringify(fields) : '',
  };
}
