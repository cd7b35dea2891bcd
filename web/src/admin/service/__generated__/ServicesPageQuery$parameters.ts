/**
 * @generated SignedSource<<6195ab285877f7d7d61ca35e690ee02c>>
 * @relayHash f641513e872ddca73b90866a43bc7770
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a0409feb269048216ac91097587d95ca2b63296b67518ada7094af9c63213cb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesPageQuery } from './ServicesPageQuery.graphql';

const node: PreloadableConcreteRequest<ServicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a0409feb269048216ac91097587d95ca2b63296b67518ada7094af9c63213cb",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
