import { overBothDatabases } from '@torg/merchant-api/testing/databases';

export default overBothDatabases('demo-shop');
