import ts from 'typescript';

/** The interfaces that the text of a file declares, exported or not. */
export function interfacesIn(text: string): readonly ts.InterfaceDeclaration[] {
  return ts.createSourceFile('x.tsx', text, ts.ScriptTarget.Latest, true).statements.filter(ts.isInterfaceDeclaration);
}
