// What the settings of an account ask the API, apart from what every page asks.
export { getProfile, updateUser } from '@torg/commerce-sdk';
