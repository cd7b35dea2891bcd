/**
 * @generated SignedSource<<c72e97c407961c0eb0b13db2efeb2223>>
 * @relayHash 1e35e9c2d5d03255dfdcb5c97953a2fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14ef0cbdd39440876750546823dc34837a05348445ad131475d4fdd10a40797c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14ef0cbdd39440876750546823dc34837a05348445ad131475d4fdd10a40797c",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
