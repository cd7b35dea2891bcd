/**
 * @generated SignedSource<<9bca19d0893e21176be7738e97de23d8>>
 * @relayHash 3ed53c8eda3cc7a4467fc466693a3fdc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 546363044b7058554cdb21f26ed1919418eb146c06a4164ecfcf19abb3cedf63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "546363044b7058554cdb21f26ed1919418eb146c06a4164ecfcf19abb3cedf63",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
