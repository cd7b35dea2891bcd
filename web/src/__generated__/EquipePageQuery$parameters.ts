/**
 * @generated SignedSource<<639a35ce333234327450f6e27ce85c4f>>
 * @relayHash 4d4e6f047129943d383aa0348c4b634d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01c5990934b420fb4d55fb98a0b59fe236e8353b90114a3398d1cc58f25dbb01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01c5990934b420fb4d55fb98a0b59fe236e8353b90114a3398d1cc58f25dbb01",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
