/** The name under which a form says which one it is: a page may hold several. */
export const formNameField = 'form';
