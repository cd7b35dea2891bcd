/**
 * @generated SignedSource<<6aec99f6534558f35e22e020806ee60d>>
 * @relayHash 599838761dc4107505616f52c4995fd7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e5424d844303a2093ac54539b9a60210ae5518bee7ba534ef79f427fc25e994

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e5424d844303a2093ac54539b9a60210ae5518bee7ba534ef79f427fc25e994",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
