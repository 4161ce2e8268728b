/** Where on its page a package is put together. */
export const packageBuilderId = 'package';
