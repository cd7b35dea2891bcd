/**
 * @generated SignedSource<<8af429dc47848f46c9a7699bcc7fc6da>>
 * @relayHash 1447d5e5493c587f3a0343656a850d14
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa9a5b59ff611d380210b83fc549ed4bda85281bc674cd511e136473aa4098c2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa9a5b59ff611d380210b83fc549ed4bda85281bc674cd511e136473aa4098c2",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
