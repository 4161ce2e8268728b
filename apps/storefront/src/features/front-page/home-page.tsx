import { Container, Stack } from '@torg/ui';
import { StaticPart } from '../../elements/static-part.tsx';
import { OwnLists } from '../../elements/widgets/own-lists.tsx';
import { frontPageArea } from '../../queries/front-page-area.ts';
import { LaterFrontArea } from './home-parts.ts';

/** The front page: what its editors wrote, and below it what only this browser knows. */
export function HomePage() {
  return (
    <Container>
      <Stack space="xxxl">
        <StaticPart>
          <LaterFrontArea />
        </StaticPart>
        <OwnLists request={frontPageArea} />
      </Stack>
    </Container>
  );
}
