// What a list of articles asks the API, fetched when it is sent.
export { getArticles } from '@torg/commerce-sdk/extensions';
