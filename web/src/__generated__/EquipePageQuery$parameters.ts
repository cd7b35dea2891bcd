/**
 * @generated SignedSource<<1e9c2243f85a0650276714b6fd1bfaff>>
 * @relayHash 01af6eb0b3e36ee1ac6ef5a7a4901dcb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9387873ae4db77edc1cb483b8a6152b1110e01a3012e0eb55e4687f997689e27

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9387873ae4db77edc1cb483b8a6152b1110e01a3012e0eb55e4687f997689e27",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
