import type { Program, Type, TypeReference } from 'typescript';

const GENERATORS: ReadonlySet<string> = new Set(['Generator', 'AsyncGenerator']);

/** True if a value of this type can be a generator, or a list of them: dropping it then skips a rule. */
export function mayBeGenerator(program: Program, type: Type): boolean {
  const checker = program.getTypeChecker();
  const isRule = (part: Type) => isGenerator(program, part);
  return partsOf(program, type).some(part => {
    if (!checker.isArrayType(part) && !checker.isTupleType(part)) return isRule(part);
    // One level only: JSON is a list of lists without end.
    const items = checker.getTypeArguments(part as TypeReference);
    return items.flatMap(item => partsOf(program, item)).some(isRule);
  });
}

/** True if a value of this type is a generator whatever happens: as a condition it is always true. */
export function mustBeGenerator(program: Program, type: Type): boolean {
  const seen = program.getTypeChecker().getApparentType(type);
  const cases = seen.isUnion() ? seen.types : [seen];
  return cases.every(it => partsOf(program, it).some(part => isGenerator(program, part)));
}

function partsOf(program: Program, type: Type): Type[] {
  const seen = program.getTypeChecker().getApparentType(type);
  return seen.isUnionOrIntersection() ? seen.types.flatMap(part => partsOf(program, part)) : [seen];
}

function isGenerator(program: Program, type: Type): boolean {
  const { symbol } = type;
  if (symbol === undefined) return false;
  // A game may well have a card named Generator: only the language's own counts.
  if (GENERATORS.has(symbol.name)) {
    return (symbol.declarations ?? []).some(it => program.isSourceFileDefaultLibrary(it.getSourceFile()));
  }
  const declared = 'target' in type ? (type as TypeReference).target : type;
  if (!declared.isClassOrInterface()) return false;
  return program
    .getTypeChecker()
    .getBaseTypes(declared)
    .some(base => isGenerator(program, base));
}
