import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './workspace.mjs';
import { shapeOfType } from './shape-of-type.mjs';

const libs = join(root, 'libs');
const cache = join(root, 'node_modules/.cache/souk-types');
const slotsFile = join(libs, 'mfe/src/slots.ts');

const hashOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** All that types can come from: the sources of the libraries, and the packages as installed. */
const sourceHash = (libraries) => {
  const files = readdirSync(libs, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(?:test|stories))\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const all = createHash('sha256').update(libraries.join());
  const others = [
    'package.json',
    'tsconfig.base.json',
    'tools/build/src/shape-of-type.mjs',
    'tools/build/src/public-types.mjs',
  ];
  for (const file of [...files, ...others.map((name) => join(root, name))])
    all.update(file.slice(root.length)).update(readFileSync(file));
  return all.digest('hex').slice(0, 16);
};

const options = () => {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options: own } = ts.parseJsonConfigFileContent({ ...config, files: [slotsFile] }, ts.sys, root);
  return { ...own, types: [] };
};

const indexOf = (library) => join(libs, library.replace('@souk/', ''), 'src/index.ts');

/**
 * Reads what the libraries promise to others, from their types alone: the props of every slot as shapes, and of each library a
 * digest of the types of all that it exports. Read once per state of the sources; the builds of all applications share it.
 */
export const publicTypes = (libraries) => {
  const file = join(cache, `${sourceHash(libraries)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const program = ts.createProgram([slotsFile, ...libraries.map(indexOf)], options());
  const checker = program.getTypeChecker();
  const types = { slots: slotShapes(program, checker), digests: {} };
  for (const library of libraries) types.digests[library] = digestOf(program, checker, indexOf(library));
  mkdirSync(cache, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(types));
  renameSync(`${file}.${process.pid}`, file);
  return types;
};

const slotShapes = (program, checker) => {
  const source = program.getSourceFile(slotsFile);
  const alias = source.statements.find((node) => ts.isTypeAliasDeclaration(node) && node.name.text === 'Slots');
  const slots = checker.getTypeAtLocation(alias.name);
  return Object.fromEntries(
    checker.getPropertiesOfType(slots).map((slot) => {
      const { properties = {} } = shapeOfType(checker, checker.getTypeOfSymbol(slot));
      return [slot.name, properties];
    }),
  );
};

const digestOf = (program, checker, file) => {
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const lines = checker.getExportsOfModule(module).map((symbol) => `${symbol.name}: ${textOf(checker, symbol)}`);
  return hashOf(lines.sort().join('\n'));
};

const whole = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;

const textOf = (checker, symbol) => {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const isType = !(target.flags & ts.SymbolFlags.Value);
  const type = isType ? checker.getDeclaredTypeOfSymbol(target) : checker.getTypeOfSymbol(target);
  const text = checker.typeToString(type, undefined, whole);
  return isType ? `${text} ${JSON.stringify(shapeOfType(checker, type))}` : text;
};
