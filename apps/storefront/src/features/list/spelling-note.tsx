import { useQuery } from '@tanstack/react-query';
import { RichText } from '@torg/i18n/react';
import { href } from '@torg/market-routing';
import { Link, Text } from '@torg/ui';
import { useSearchParams } from '../../navigation/router-navigation.ts';
import { useScope } from '../../scope/scope-context.tsx';
import { spellingQuery } from './spelling-query.ts';
import { exactSearch, typedIn } from './typed-search.ts';

/** Which spelling is searched in place of what was typed, or which one was probably meant; nothing where all is right. */
export function SpellingNote({ term }: { term: string }) {
  const scope = useScope();
  const [query] = useSearchParams();
  const typed = typedIn(query);
  const { data: spelling } = useQuery({ ...spellingQuery(scope, term), enabled: typed === null });
  if (typed !== null) {
    return (
      <Text>
        <RichText
          id="search.spelling.instead"
          values={{
            spelling: term,
            typed,
            term: (words) => <strong>{words}</strong>,
            link: (words) => <Link href={exactSearch(scope, typed)}>{words}</Link>,
          }}
        />
      </Text>
    );
  }
  if (!spelling) return null;
  const address = href(scope.site.locale, 'search', { search: spelling.text });
  return (
    <Text>
      <RichText
        id="search.spelling.meant"
        values={{ spelling: spelling.text, link: (words) => <Link href={address}>{words}</Link> }}
      />
    </Text>
  );
}
