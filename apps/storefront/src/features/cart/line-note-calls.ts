// What a line's note asks beyond the contract, fetched when it is sent.
export { noteLine } from '@torg/commerce-sdk/extensions';
