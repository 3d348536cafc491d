import { formatFiles } from '@nx/devkit';
import { componentGenerator } from '@nx/react';
import { pascal } from './names.mjs';

const page = (Name) => `import type { ReactNode } from 'react';
import styled from 'styled-components';

type Props = { children: ReactNode };

/** Says what it shows, and when to take it. */
export function ${Name}({ children }: Props) {
  return <Frame>{children}</Frame>;
}

const Frame = styled.div\`
  color: var(--color-ink);
\`;
`;

const test = (Name, file) => `import { render, screen } from '@testing-library/react';
import { ${Name} } from './${file}';

test('shows what is inside', () => {
  render(<${Name}>Linen</${Name}>);
  expect(screen.getByText('Linen')).toBeVisible();
});
`;

const stories = (Name, file) => `import type { Meta } from '@storybook/react-vite';
import { story } from '../testing/story';
import { ${Name} } from './${file}';

export default { title: 'UI/${Name}', component: ${Name} } satisfies Meta;

export const Shown = story((say) => <${Name}>{say('Linen', 'Lin')}</${Name}>);
`;

/**
 * `nx g @souk/plugin:component libs/ui/src/ribbon/ribbon`: a component with its test, in libs/ui with its story. @nx/react's own generator finds the project and
 * exports it from a library; what stands in the file is the house's.
 */
export default async function component(tree, { path }) {
  const file = path.split('/').at(-1);
  const Name = pascal(file);
  for (const taken of [`${path}.tsx`, `${path}.ts`].filter((name) => tree.exists(name)))
    throw new Error(`${taken} is there already`);
  const isInLibrary = path.startsWith('libs/');
  await componentGenerator(tree, { path, style: 'none', skipTests: true, skipFormat: true, export: isInLibrary });
  tree.write(`${path}.tsx`, page(Name));
  tree.write(`${path}.test.tsx`, test(Name, file));
  if (path.startsWith('libs/ui/')) tree.write(`${path}.stories.tsx`, stories(Name, file));
  await formatFiles(tree);
}
