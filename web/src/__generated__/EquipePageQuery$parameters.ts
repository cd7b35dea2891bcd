/**
 * @generated SignedSource<<a7c319d45b5bca77cfbc76925ddb2b46>>
 * @relayHash 445308a96c3a3c186c8e05f512818beb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8fdae66923c3c0389fe5652883a06dd99c785ed4a2481c0fc87ace928123f31

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8fdae66923c3c0389fe5652883a06dd99c785ed4a2481c0fc87ace928123f31",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
