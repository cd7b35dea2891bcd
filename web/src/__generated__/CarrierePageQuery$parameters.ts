/**
 * @generated SignedSource<<abbb6024198f1a2685c54a873e652d2e>>
 * @relayHash 0957de84af39cc173eabd80fa04a30a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7b7d552a4a324fd143d112622cbe4a11cdbe176d007a6269af7de20efbb7fb31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7b7d552a4a324fd143d112622cbe4a11cdbe176d007a6269af7de20efbb7fb31",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
