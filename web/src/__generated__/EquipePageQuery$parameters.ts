/**
 * @generated SignedSource<<21dce0acc94dea37247dded788447a54>>
 * @relayHash 2ca1e807ff441d164f034c55c9738145
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18919bdc8355b409712d2eb7f30067db50ac3dedb74e1adc0aa6caa1c0fbaf5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18919bdc8355b409712d2eb7f30067db50ac3dedb74e1adc0aa6caa1c0fbaf5f",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
