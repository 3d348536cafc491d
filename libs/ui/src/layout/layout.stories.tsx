import type { Meta } from '@storybook/react-vite';
import { ButtonLink } from '../button/button-link';
import { Badge } from '../badge/badge';
import { story, type Say } from '../testing/story';
import { Card } from './card';
import { Grid, type GridType } from './grid';
import { Prose } from './prose';
import { PageTitle, Section, SectionTitle } from './section';
import { VisuallyHidden } from './visually-hidden';
import { Cluster, Stack, Wrapper } from './wrapper';

export default { title: 'UI/Layout', component: Card } satisfies Meta;

const cells = (count: number) => Array.from({ length: count }, (_, at) => <Card key={at}>{at + 1}</Card>);
const text = (say: Say) =>
  say(
    'Everything here is made by people who sign their work. We ask each of them where the material comes from.',
    'Tout ici est fait par des gens qui signent leur travail. Nous demandons à chacun d’où vient la matière.',
  );

export const CardsOnPaper = story((say) => (
  <Stack>
    <Card>{text(say)}</Card>
    <Card $padding={3}>{text(say)}</Card>
  </Stack>
));

export const GridOfATypes = story(
  (_say, { type }) => (
    <Wrapper>
      <Grid $type={type}>{cells(7)}</Grid>
    </Wrapper>
  ),
  { type: 1 as GridType },
);

export const GridOfFullRows = story(() => (
  <Grid $type={4} $isFull>
    {cells(7)}
  </Grid>
));

export const RunningText = story((say) => (
  <Prose>
    <PageTitle>{say('Shipping', 'Livraison')}</PageTitle>
    <p>{text(say)}</p>
    <h2>{say('Returns', 'Retours')}</h2>
    <p>{text(say)}</p>
    <ul>
      <li>{say('Within thirty days', 'Sous trente jours')}</li>
      <li>{say('In their box', 'Dans leur boîte')}</li>
    </ul>
  </Prose>
));

export const SectionsOfAPage = story((say) => (
  <>
    <Section
      title={say('Best sellers', 'Meilleures ventes')}
      action={
        <ButtonLink href="#all" $variant="quiet">
          {say('See all', 'Tout voir')}
        </ButtonLink>
      }
    >
      <Grid>{cells(5)}</Grid>
    </Section>
    <Section>
      <SectionTitle>{say('What you looked at', 'Vos dernières visites')}</SectionTitle>
      <p>{text(say)}</p>
    </Section>
  </>
));

export const BesideEachOther = story((say) => (
  <Cluster $justify="space-between">
    {[say('Linen', 'Lin'), say('Wool', 'Laine'), say('Oak', 'Chêne')].map((word) => (
      <Badge key={word}>{word}</Badge>
    ))}
  </Cluster>
));

export const ReadAloudOnly = story((say) => (
  <p>
    <span aria-hidden="true">{'★ 4.5'}</span>
    <VisuallyHidden>{say('4.5 out of 5 stars', '4,5 étoiles sur 5')}</VisuallyHidden>
  </p>
));
