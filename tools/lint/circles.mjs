import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { posix } from 'node:path';
import ts from 'typescript';

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];

const fileAt = (path) =>
  endings.map((ending) => path + ending).find((file) => existsSync(file) && statSync(file).isFile());

/** Files that a file imports by a relative path, types included. */
const importsOf = (file) =>
  ts
    .preProcessFile(readFileSync(file, 'utf8'), true, true)
    .importedFiles.filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => fileAt(posix.join(posix.dirname(file), fileName)) ?? []);

const isLeftOut = /(?:^|\/)(?:node_modules|dist|dist-dev)(?:\/|$)/;

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((path) => posix.join(folder, path))
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !isLeftOut.test(path));

/** Which file of these folders imports which by a relative path, types included. */
export const importGraph = (folders) =>
  new Map(folders.flatMap(filesIn).map((file) => [file, new Set(importsOf(file))]));

/** The same graph between what `nameOf` makes of its files. */
export const graphOf = (files, nameOf) => {
  const graph = new Map();
  for (const [file, imported] of files) {
    const from = nameOf(file);
    const known = graph.get(from) ?? new Set();
    graph.set(from, known);
    for (const to of imported) if (nameOf(to) !== from) known.add(nameOf(to));
  }
  return graph;
};

/** Groups of nodes that reach each other, by Tarjan's algorithm; none in a graph without circles. */
export function circlesOf(graph) {
  const numbers = new Map();
  const lowest = new Map();
  const stack = [];
  const circles = [];
  const visit = (node) => {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node));
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== numbers.get(node)) return;
    const circle = stack.splice(stack.indexOf(node));
    if (circle.length > 1 || graph.get(node)?.has(node)) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return circles;
}
