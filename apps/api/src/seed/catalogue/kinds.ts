import bath from './goods/bath.json';
import desk from './goods/desk.json';
import furniture from './goods/furniture.json';
import garden from './goods/garden.json';
import kitchen from './goods/kitchen.json';
import leisure from './goods/leisure.json';
import lighting from './goods/lighting.json';
import living from './goods/living.json';
import wear from './goods/wear.json';
import { type Kind, readKinds } from './kind';

/** Everything that the demo market sells, in the order in which products are numbered. */
export const kinds: readonly Kind[] = [kitchen, living, furniture, lighting, bath, garden, desk, wear, leisure].flatMap(
  readKinds,
);
