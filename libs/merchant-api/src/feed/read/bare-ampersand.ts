/** The end of each section in which an `&` stands for itself, by how the section begins. */
const sections: Readonly<Record<string, string>> = { '<![cdata[': ']]>', '<!--': '-->', '<?': '?>' };
const marks = /<!\[CDATA\[|<!--|<\?|&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|[\p{L}_:][\p{L}\p{N}_:.-]{0,40});)/giu;
/** What may have to be seen behind an `&` to know what it is; longer than the longest entity above. */
const LOOK_AHEAD = 48;

/** XML as far as it was looked through; what is behind waits for more. */
export interface LookedThrough {
  text: string;
  /** Whether an `&` that begins no entity stands right behind the text. */
  isBare: boolean;
}

/** Looks for an `&` that begins no entity, which a parser tells of only where the next `;` stands. */
export class BareAmpersandFinder {
  private rest = '';
  /** What ends the section that the rest stands in. */
  private end: string | null = null;

  take(chunk: string): LookedThrough {
    return this.look(this.rest + chunk, LOOK_AHEAD);
  }

  /** What was held back, as nothing follows. */
  finish(): LookedThrough {
    return this.look(this.rest, 0);
  }

  private look(text: string, held: number): LookedThrough {
    const settled = Math.max(0, text.length - held);
    let at = 0;
    while (at < settled) {
      const mark = this.end === null ? nextMark(text, at) : endOfSection(text, at, this.end);
      if (mark === null || mark.index >= settled) break;
      if (mark.isBare) return { text: text.slice(0, mark.index), isBare: true };
      [at, this.end] = [mark.next, mark.end];
    }
    const until = Math.max(at, settled);
    this.rest = text.slice(until);
    return { text: text.slice(0, until), isBare: false };
  }
}

interface Mark {
  index: number;
  /** Where the looking goes on. */
  next: number;
  /** What ends the section that begins here. */
  end: string | null;
  isBare: boolean;
}

function nextMark(text: string, from: number): Mark | null {
  marks.lastIndex = from;
  const match = marks.exec(text);
  if (!match) return null;
  const end = sections[match[0].toLowerCase()] ?? null;
  return { index: match.index, next: marks.lastIndex, end, isBare: match[0] === '&' };
}

function endOfSection(text: string, from: number, end: string): Mark | null {
  const index = text.indexOf(end, from);
  return index < 0 ? null : { index, next: index + end.length, end: null, isBare: false };
}
