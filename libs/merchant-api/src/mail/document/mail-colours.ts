/** Mail programs know no variables, so what mails are painted in is written out here, as the design system has it. */
export const mailColours = {
  brand: '#eb6b11', // eslint-disable-line torg/no-raw-colour -- mails cannot read the theme
  onBrand: '#1a1a1a', // eslint-disable-line torg/no-raw-colour -- mails cannot read the theme
  text: '#1a1a1a', // eslint-disable-line torg/no-raw-colour -- mails cannot read the theme
  quiet: '#595959', // eslint-disable-line torg/no-raw-colour -- mails cannot read the theme
  line: '#d9d9d9', // eslint-disable-line torg/no-raw-colour -- mails cannot read the theme
  paper: '#ffffff', // eslint-disable-line torg/no-raw-colour -- mails cannot read the theme
  ground: '#f4f4f4', // eslint-disable-line torg/no-raw-colour -- mails cannot read the theme
} as const;
