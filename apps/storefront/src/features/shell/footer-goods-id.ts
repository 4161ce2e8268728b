/** Where the footer's links to all goods stand, and the link to the menu leads where no panel opens. */
export const footerGoodsId = 'goods';
