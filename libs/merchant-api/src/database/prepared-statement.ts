/** How a statement begins that will be sent again with other values: a server keeps its plan, one for each connection. */
export const PREPARED_STATEMENT = '/* kept */';
